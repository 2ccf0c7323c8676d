/** In-memory router for tests; not part of the router facade, to keep it out of browser builds. */
export { createMemoryRouter } from 'react-router-dom';
