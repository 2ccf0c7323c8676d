import type { FooterWidget as Widget } from '@fakos/shared-kit/api/settings/contract';
import { lateParts } from '@fakos/shared-kit/remote/late-parts';
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import { useSettings } from '../../use-settings.ts';
import { SiteLink } from '../site-link.tsx';
import { ContactList } from './contact-list.tsx';
import styles from './footer.module.css';
import { FooterColumn } from './footer-column.tsx';
import { contactFacts, socialFacts } from './footer-facts.ts';
import { ListWidget } from './list-widget.tsx';
import { SocialList } from './social-list.tsx';

// The sanitiser is worth its weight only where the shop has such a widget.
const { load, part } = lateParts(() => import('@fakos/shared-kit/html'));
const OwnHtml = part(({ SafeHtml }) => SafeHtml);

/** Brings what HTML of the shop's own is drawn with before a page is rendered: a server has no later. */
export const loadOwnHtml = load;

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
  recent_posts: ({ widget }) => <ListWidget list="RecentPostsWidget" count={widget.count} />,
  categories: ({ widget }) => <ListWidget list="CategoriesWidget" count={widget.count} />,
  custom_html: ({ widget }) => <OwnHtml html={widget.html ?? ''} />,
};

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
