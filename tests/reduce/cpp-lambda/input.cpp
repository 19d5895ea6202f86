# 1 "shapes.cpp"
namespace std { template <typename T> struct allocator; template <class T, class A = allocator<T>> class vector; }
using namespace std;
extern "C" { int puts(const char *text) noexcept; }
inline namespace v1 {
template <typename T, int N = (3 > 2)> concept Small = sizeof(T) < 8 && requires(T a, T b) {
    { a + b } noexcept -> same_as<T>;
    typename T::value_type;
    a < b;
};
}
enum class Colour : unsigned char { red, green = 5, blue };
/* Shapes and what they are made of. */
template <typename T>
class Shape : public virtual Base<T>, private Mixin<Shape<T>> {
public:
    static constexpr unsigned sides = 0x1'000u;
    explicit Shape(T size, const char *name = "shape") : Base<T>(size), name_{name}, corners() { count_ += 1; }
    virtual ~Shape() = default;
    Shape(const Shape &) = delete;
    [[nodiscard]] virtual auto area() const -> decltype(T() * 2) { return size_ * T(2); }
    bool operator<(const Shape &other) const & { return area() < other.area(); }
    operator bool() const { return corners.size() >> 1 > 0; }
    template <typename... Args> void add(Args &&... args) { (corners.push_back(std::forward<Args>(args)), ...); }
protected:
    unsigned flags : 3, : 0;
    std::vector<std::vector<T>> corners;
    union { int whole; float part[2]; } size_;
private:
    const char *name_;
    static inline int count_ = 0;
};

template <> struct Shape<void> {};
extern template class Shape<int>;
typedef int (*Handler)(int, void *) __attribute__((noinline));
static_assert(sizeof(Shape<int>) > 1, "size");

template <typename It> requires Small<It>
int total(It first, It last) try {
    int sum = 0, *where = &sum;
    for (; first != last; ++first) {
        if (*first < 3 && *where > 4) [[unlikely]] continue;
        else sum += static_cast<int>(*first) << 2;
    }
    for (const auto &[key, value] : table<int>{{1, 2}, {3, 4}}) sum = key ? value : -sum;
    auto twice = [&sum, factor = 2](auto x) mutable -> int { sum *= factor; return x * 2; };
    switch (twice(sum)) {
    case 'a': sum = 1; break;
    case 2 ... 5:
    default: throw Error<int>{"wrong", R"(raw "text")"};
    }
    do { delete[] new int[3]{1, 2, 3}; goto end; } while (twice(1) <= 0);
end:
    return sum;
} catch (const Error<int> &error) {
    asm volatile("nop" : : "r"(0) : "memory");
    return error.code->*member;
}

int main(int argc, char **argv) {
    Shape<int> square(4), *pointer = &square;
    if (auto found = pointer->area(); found >= 16u) return puts(argv[0] + 1), 1.5e3f > .5;
    return total(argv, argv + argc);
}
