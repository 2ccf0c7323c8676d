/** The router's API for server rendering, excluded from browser builds. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
