export { Pagination, type PaginationProps } from './pagination.tsx';
export { useListTop } from './use-list-top.ts';
