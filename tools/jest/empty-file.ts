/** A style sheet or font in tests. */
export default '';
