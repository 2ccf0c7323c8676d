export { EmailPreview } from './email-preview.tsx';
export { PreviewPanel } from './preview-panel.tsx';
export { SalesPreview } from './sales-preview.tsx';
