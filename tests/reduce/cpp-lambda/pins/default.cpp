template<>total(){=[&sum]{return x;};
}
