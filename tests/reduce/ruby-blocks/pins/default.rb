def describe case kind
      in :plain then
        raise  <<~MESSAGE
          Do not know #{kind.inspect},
          choose :plain
        MESSAGE
      end
    rescue
      logger.error "failed" do
        line
            .split(/,/)      end    end