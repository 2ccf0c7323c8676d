/** A router without a browser's address bar, for tests; the page's facade leaves it out to save its bytes. */
export { createMemoryRouter } from 'react-router-dom';
