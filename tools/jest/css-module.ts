/** A CSS Module in tests: every class has its own name. */
const classes = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, name) => (name === '__esModule' ? false : String(name)),
  },
);

module.exports = classes;
