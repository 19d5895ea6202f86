(function () {
  "use strict";
  var root = document.documentElement;
  document.getElementById("theme").addEventListener("click", function () {
    var dark = root.dataset.theme ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
  });
  var slider = document.getElementById("step");
  if (!slider) { return; }
  var rows = document.getElementById("rows").content.querySelectorAll("i");
  var gone = document.querySelectorAll("[data-s]");
  var dots = document.querySelectorAll(".dot");
  var said = document.getElementById("said");
  function show() {
    // The first `now` steps have been taken.
    var now = Number(slider.value);
    gone.forEach(function (part) {
      var alive = Number(part.dataset.s) >= now;
      if (part.tagName === "DETAILS") { if (alive) { part.open = true; } }
      else { part.classList.toggle("alive", alive); }
    });
    dots.forEach(function (dot) {
      dot.classList.toggle("later", Number(dot.dataset.n) >= now);
    });
    var row = rows[now - 1];
    said.textContent = now === 0 ? "before the first step"
      : now + " of " + rows.length + ": " + row.dataset.y + ", " + row.dataset.k +
        " tokens, " + row.dataset.t + " tests";
  }
  slider.addEventListener("input", show);
  document.getElementById("unfold").addEventListener("click", function () {
    var all = document.querySelectorAll("details");
    var open = Array.prototype.some.call(all, function (one) { return !one.open; });
    all.forEach(function (one) { one.open = open; });
    this.textContent = open ? "fold all" : "unfold all";
  });
  show();
})();
