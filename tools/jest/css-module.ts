/** A CSS Module in tests: every class is called as it is written. */
const classes = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, name) => (name === '__esModule' ? false : String(name)),
  },
);

module.exports = classes;
