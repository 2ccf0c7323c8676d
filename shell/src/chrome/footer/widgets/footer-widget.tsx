import type { FooterWidget as Widget } from '@fakos/contracts/settings/contract';
import { createLazyParts } from '@fakos/shared-kit/lazy';
import { List } from '@fakos/shared-kit/ui/list';
import type { ReactNode } from 'react';
import { getContactDetails } from '../../../settings/shop-details.ts';
import { useSettings } from '../../../settings/use-settings.ts';
import { SiteLink } from '../../site-link.tsx';
import { ContactList } from '../contact-list.tsx';
import styles from '../footer.module.css';
import { FooterColumn } from '../footer-column.tsx';
import { useFooterText } from '../footer-text.ts';
import { getSocialLinks } from '../social-links.ts';
import { SocialList } from '../social-list.tsx';
import { CategoriesWidget, RecentPostsWidget } from './list-widgets.tsx';

// The sanitiser is loaded only where the shop has a custom HTML widget.
const { load, part } = createLazyParts(() => import('@fakos/shared-kit/html'));
const CustomHtml = part(({ SafeHtml }) => SafeHtml);

/** Loads the HTML sanitiser before a page is rendered on the server. */
export const loadCustomHtml = load;

/** A widget of the footer, under its own title or the default one of its type. */
export function FooterWidget({ widget }: { widget: Widget }) {
  const text = useFooterText();
  const titles: Readonly<Record<Widget['type'], string | undefined>> = {
    contact: text('contact'),
    text: undefined,
    links: text('links'),
    social: text('social'),
    recent_posts: text('recentPosts'),
    categories: text('categories'),
    custom_html: undefined,
  };
  return (
    <FooterColumn title={widget.title || titles[widget.type]}>{widgetBodies[widget.type]({ widget })}</FooterColumn>
  );
}

const widgetBodies: Readonly<Record<Widget['type'], (props: { widget: Widget }) => ReactNode>> = {
  contact: () => <ContactWidget />,
  text: ({ widget }) => <p className={styles.multiline}>{widget.content}</p>,
  links: ({ widget }) => <LinksWidget links={widget.links ?? []} />,
  social: () => <SocialWidget />,
  recent_posts: ({ widget }) => <RecentPostsWidget count={widget.count} />,
  categories: ({ widget }) => <CategoriesWidget count={widget.count} />,
  custom_html: ({ widget }) => <CustomHtml html={widget.html ?? ''} />,
};

function ContactWidget() {
  return <ContactList details={getContactDetails(useSettings())} />;
}

function SocialWidget() {
  return <SocialList links={getSocialLinks(useSettings())} />;
}

function LinksWidget({ links }: { links: NonNullable<Widget['links']> }) {
  return (
    <List className={styles.links}>
      {links.map(({ text, url }) => (
        <li key={`${text} ${url}`}>
          <SiteLink url={url}>{text}</SiteLink>
        </li>
      ))}
    </List>
  );
}
