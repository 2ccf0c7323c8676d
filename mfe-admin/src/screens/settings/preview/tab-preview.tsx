import type { PreviewMessage } from '@fakos/contracts/settings/preview';
import { createLazy, useLazy } from '@fakos/shared-kit/lazy';
import type { SettingTab } from '../../../framework/settings/setting-places.ts';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import type { SettingValues } from '../form/setting-values.ts';

/** A tab whose settings are seen somewhere; the others say why they have no preview. */
type PreviewedTab = Exclude<SettingTab, 'ssl'>;

/** The page on which the settings of a tab are seen. */
const previewPaths: Readonly<Record<Exclude<PreviewedTab, 'email' | 'sales'>, string>> = {
  content: '/',
  gallery: '/',
  masonry: '/',
  layout: '/',
  sidebar: '/blog',
  'sidebar-widgets': '/blog',
  navigation: '/',
  footer: '/',
  system: '/?show=construction',
  contact: '/contact',
  blog: '/blog',
};

const lazyPanels = createLazy(() => import('./preview-panels.ts'));

interface TabPreviewProps {
  readonly tab: PreviewedTab;
  /** The form's values as the site receives them. */
  readonly message: Omit<PreviewMessage, 'type'>;
  /** The form's values. */
  readonly values: SettingValues;
}

/** What the settings of a tab change, with the form's values as they are: a page of the site, or an e-mail. */
export function TabPreview({ tab, message, values }: TabPreviewProps) {
  const { code: panels } = useLazy(lazyPanels, 'now');
  if (!panels) return <PageSkeleton />;
  if (tab === 'email') return <panels.EmailPreview values={values} />;
  if (tab === 'sales') return <panels.SalesPreview values={message} />;
  return <panels.PreviewPanel path={previewPaths[tab]} values={message} />;
}
