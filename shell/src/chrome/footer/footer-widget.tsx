import type { FooterWidget as Widget } from '@fakos/shared-kit/api/settings/contract';
import { Near } from '@fakos/shared-kit/ui/deferred';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useText } from '../../text.ts';
import { useSettings } from '../../use-settings.ts';
import { SiteLink } from '../site-link.tsx';
import { ContactList } from './contact-list.tsx';
import styles from './footer.module.css';
import { FooterColumn } from './footer-column.tsx';
import { contactFacts, socialFacts } from './footer-facts.ts';
import { SocialList } from './social-list.tsx';

// A list whose code does not arrive stays empty and leaves the page alone.
const loadLists = () =>
  import('./footer-lists.tsx').catch(() => ({ CategoriesWidget: Nothing, RecentPostsWidget: Nothing }));
const CategoriesWidget = lazy(() => loadLists().then((lists) => ({ default: lists.CategoriesWidget })));
const RecentPostsWidget = lazy(() => loadLists().then((lists) => ({ default: lists.RecentPostsWidget })));

// The sanitiser is worth its weight only where the shop has such a widget.
const SafeHtml = lazy(() => import('@fakos/shared-kit/html').then((html) => ({ default: html.SafeHtml })));

/** One block of the widget area, under its own title or the one of its kind. */
export function FooterWidget({ widget }: { widget: Widget }) {
  const text = useText();
  const titles: Readonly<Record<Widget['type'], string | undefined>> = {
    contact: text('footer.contact'),
    text: undefined,
    links: text('footer.links'),
    social: text('footer.social'),
    recent_posts: text('footer.recentPosts'),
    categories: text('footer.categories'),
    custom_html: undefined,
  };
  return <FooterColumn title={widget.title || titles[widget.type]}>{widgetBody[widget.type]({ widget })}</FooterColumn>;
}

const widgetBody: Readonly<Record<Widget['type'], (props: { widget: Widget }) => ReactNode>> = {
  contact: () => <ContactWidget />,
  text: ({ widget }) => <p className={styles.multiline}>{widget.content}</p>,
  links: ({ widget }) => <LinksWidget links={widget.links ?? []} />,
  social: () => <SocialWidget />,
  recent_posts: ({ widget }) => <ListWidget List={RecentPostsWidget} count={widget.count} />,
  categories: ({ widget }) => <ListWidget List={CategoriesWidget} count={widget.count} />,
  custom_html: ({ widget }) => (
    <Suspense fallback={null}>
      <SafeHtml html={widget.html ?? ''} />
    </Suspense>
  ),
};

function Nothing(_: ListProps) {
  return null;
}

interface ListProps {
  count: number | undefined;
}

/** A list of the API: neither its code nor its call burdens a first view that does not show it. */
function ListWidget({ List, count }: ListProps & { List: ComponentType<ListProps> }) {
  const place = <div style={{ minBlockSize: `${(count ?? USUAL_ENTRIES) * ENTRY_REM}rem` }} />;
  return (
    <Near placeholder={place}>
      <Suspense fallback={place}>
        <List count={count} />
      </Suspense>
    </Near>
  );
}

/** About the height of an entry, so that the place of a list is kept, and how many most lists have. */
const ENTRY_REM = 2;
const USUAL_ENTRIES = 5;

function ContactWidget() {
  return <ContactList facts={contactFacts(useSettings())} />;
}

function SocialWidget() {
  return <SocialList facts={socialFacts(useSettings())} />;
}

function LinksWidget({ links }: { links: NonNullable<Widget['links']> }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ul role="list" className={styles.links}>
      {links.map(({ text, url }) => (
        <li key={`${text} ${url}`}>
          <SiteLink url={url}>{text}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
