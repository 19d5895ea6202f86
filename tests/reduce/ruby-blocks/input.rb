# frozen_string_literal: true

require "set"
require_relative 'shop/item'

module Shop
  # A basket, and what it costs.
  class Cart < Struct.new(:owner, :items)
    include Enumerable
    attr_reader :notes, :rate

    LIMIT = 10_000
    NAMES = %w[apple pear #{plum}].freeze

    def initialize(owner, *items, rate: 0.19, **notes, &block)
      super(owner, items)
      @rate, @notes = rate, notes
      instance_eval(&block) if block
    end

    def each = items.each { |item| yield item }

    def [](code) = items.find { _1.code == code }

    def total(discount = 0)
      sum = items.sum { |item| item.price * (item.count || 1) }
      sum -= discount unless discount.zero?
      return sum, :free if sum <= 0
      sum /2 > LIMIT ? sum * 0.9 : sum
    end

    def describe(kind: :plain, width: 40)
      case kind
      in :plain | :text then puts to_s
      in { style: String => style, **rest } if rest.empty?
        puts style.center width
      in [Integer, *]
        warn "numbers: #{kind.map { |n| "<#{n}>" }.join(", ")}"
      else
        raise ArgumentError, <<~MESSAGE, caller
          Do not know #{kind.inspect},
          choose :plain
        MESSAGE
      end
    rescue IOError, Errno::ENOENT => error
      logger.error "failed", error: error do |line|
        line.gsub(/\A\s*#{Regexp.escape(owner)}\//i, '')
            .split(/,/)
      end
    ensure
      @described = true
    end

    private

    def logger
      @logger ||= begin
        level = ENV.fetch "LEVEL", 'info'
        -> (line, *rest) do
          $stderr.puts "#{level}: #{line}" while rest.shift
        end
      end
    end
  end
end

cart = Shop::Cart.new "me", gift: true do
  self.items = [Item.new(code: ?a, price: 1_00r), nil].compact
end
until cart.none? or cart.total < 1
  cart.items.pop
end
puts cart.total.then { |sum, mark| mark ? "#{mark}!" : sum }
__END__
data
