/** The router's API for server rendering, kept out of browser builds. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
