// The checkout of a small shop: prices, a cart, vouchers and an invoice.

const TAX = { books: 0.07, food: 0.07, other: 0.19 };

function cents(amount) {
  return Math.round(amount * 100) / 100;
}

function* range(from, to, step = 1) {
  for (let value = from; value < to; value += step) {
    yield value;
  }
}

class Item {
  #price;
  constructor(name, price, { kind = "other", weight = 0 } = {}) {
    this.name = name;
    this.kind = kind;
    this.weight = weight;
    this.#price = price;
  }
  get net() {
    return this.#price;
  }
  get gross() {
    return cents(this.#price * (1 + (TAX[this.kind] ?? TAX.other)));
  }
  toString() {
    return `${this.name} (${this.gross.toFixed(2)})`;
  }
}

class Voucher {
  static known = new Map();
  constructor(code, percent, until) {
    this.code = code;
    this.percent = percent;
    this.until = until;
    Voucher.known.set(code, this);
  }
  applies(date) {
    return !this.until || date <= this.until;
  }
  static find(code) {
    const voucher = Voucher.known.get(code?.trim().toUpperCase());
    if (!voucher) {
      throw new RangeError(`no voucher ${code}`);
    }
    return voucher;
  }
}

class Cart {
  items = [];
  vouchers = new Set();
  add(item, count = 1) {
    for (const _ of range(0, count)) {
      this.items.push(item);
    }
    return this;
  }
  redeem(code, date = new Date()) {
    const voucher = Voucher.find(code);
    if (voucher.applies(date)) {
      this.vouchers.add(voucher);
    }
    return this;
  }
  get discount() {
    let left = 1;
    for (const { percent } of this.vouchers) {
      left *= 1 - percent / 100;
    }
    return 1 - left;
  }
  total() {
    const sum = this.items.reduce((sum, item) => sum + item.gross, 0);
    return cents(sum * (1 - this.discount));
  }
}

class Shipping {
  static rates = [
    [1, 3.9],
    [5, 5.9],
    [Infinity, 12.5],
  ];
  static cost(weight, express = false) {
    const [, rate] = Shipping.rates.find(([most]) => weight <= most);
    return express ? rate * 2 : rate;
  }
}

let counter = 1;

class Invoice {
  static {
    if (false) {
      console.log("invoices are numbered from", counter);
    }
  }
  constructor(cart, customer) {
    this.number = counter++;
    this.cart = cart;
    this.customer = { country: "DE", ...customer };
  }
  *lines() {
    const counts = new Map();
    for (const item of this.cart.items) {
      counts.set(item, (counts.get(item) ?? 0) + 1);
    }
    for (const [item, count] of counts) {
      yield `${String(count).padStart(3)} × ${item}`;
    }
  }
  print(write = console.log) {
    const weight = this.cart.items.reduce((sum, { weight }) => sum + weight, 0);
    const shipping = Shipping.cost(weight, this.customer.express);
    write(`Invoice ${this.number} for ${this.customer.name}`);
    for (const line of this.lines()) {
      write(line);
    }
    write(`shipping ${shipping.toFixed(2)}`);
    write(`to pay ${cents(this.cart.total() + shipping).toFixed(2)}`);
  }
}

new Voucher("SPRING", 10);
new Voucher("OLD", 50, new Date(2001, 0, 1));

const cart = new Cart()
  .add(new Item("a book", 12.5, { kind: "books", weight: 0.4 }), 2)
  .add(new Item("a lamp", 40, { weight: 2 }))
  .redeem("spring")
  .redeem("old");

new Invoice(cart, { name: "A. Reader", express: true }).print();
