import { hydrateRoot } from 'react-dom/client';
import { ReferencePage } from './reference-page.tsx';

// The script of the hydrated reference page.

const container = document.getElementById('root');
if (container) hydrateRoot(container, <ReferencePage />);
