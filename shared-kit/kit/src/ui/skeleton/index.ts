export { Skeleton, SkeletonCard, type SkeletonProps, SkeletonText } from './skeleton.tsx';
