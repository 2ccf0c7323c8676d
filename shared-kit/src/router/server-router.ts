/** The router's part that answers on the server; never part of a page. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
