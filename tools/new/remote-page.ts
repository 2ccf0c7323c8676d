import { pascal } from './names.ts';
import type { Request } from './request.ts';
import { literal, source } from './source.ts';
import type { FileText } from './tree.ts';

/** The first page of a remote, at /NAME, with its styles and its test. */
export function pageFiles(folder: string, { name, title }: Request): FileText[] {
  const feature = `${folder}/src/features/${name}/${name}-page`;
  return [
    { path: `${feature}.tsx`, text: page(name) },
    { path: `${feature}.module.css`, text: styles },
    { path: `${feature}.test.tsx`, text: test(name, title) },
  ];
}

function page(name: string): string {
  return source`
    | import { PageDescription } from '@fakos/shared-kit/page-meta';
    | import { Container } from '@fakos/shared-kit/ui/container';
    | import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
    | import { useText } from '../../text.ts';
    | import styles from './${name}-page.module.css';
    |
    | /** \`/${name}\` */
    | export function ${pascal(name)}Page() {
    |   const text = useText();
    |   return (
    |     <Container className={styles.page}>
    |       <PageDescription title={text('page.title')} description={text('page.intro')} />
    |       <SectionHeading level={1} title={text('page.title')} text={text('page.intro')} />
    |     </Container>
    |   );
    | }
  `;
}

const styles = source`
  | @layer features {
  |   .page {
  |     padding-block: clamp(2rem, 1.5rem + 3vw, 4.5rem) var(--space-section);
  |   }
  | }
`;

function test(name: string, title: Request['title']): string {
  return source`
    | import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
    | import { renderRemote } from '@fakos/shared-kit/testing/render-remote';
    | import { screen, waitFor } from '@testing-library/react';
    | import remote from '../../remote.ts';
    |
    | test.each([
    |   ['/${name}', 'el', ${literal(title.el)}],
    |   ['/en/${name}', 'en', ${literal(title.en)}],
    | ] as const)('%s has its title in the page and in the tab', async (address, language, title) => {
    |   answerCalls({ 'settings.php': () => ({ settings: { site_title: 'Fakos' } }) });
    |   await renderRemote(remote, address, language);
    |   expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    |   await waitFor(() => expect(document.title).toBe(\`\${title} · Fakos\`));
    | });
  `;
}
