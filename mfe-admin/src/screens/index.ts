export { apiReferenceScreen } from './api-reference/api-reference.screen.tsx';
export { dashboardScreen } from './dashboard/dashboard.screen.tsx';
export { loginScreen } from './login/login.screen.tsx';
export { ordersScreen } from './orders/orders.screen.tsx';
export { productsScreen } from './products/products.screen.tsx';
