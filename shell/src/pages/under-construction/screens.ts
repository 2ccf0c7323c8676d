export { ConstructionBadge } from './construction-badge.tsx';
export { UnderConstructionPage } from './under-construction-page.tsx';
