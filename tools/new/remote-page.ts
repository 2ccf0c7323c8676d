import { toPascalCase } from './names.ts';
import type { GeneratorRequest } from './request.ts';
import { literal, source } from './source.ts';
import type { FileText } from './tree.ts';

const getPagePath = (folder: string, name: string) => `${folder}/src/features/${name}/${name}-page`;

/** A remote's first page at /NAME with its styles. */
export function createPageFiles(folder: string, { name }: GeneratorRequest): FileText[] {
  const feature = getPagePath(folder, name);
  return [
    { path: `${feature}.tsx`, text: createPage(name) },
    { path: `${feature}.module.css`, text: styles },
  ];
}

/** The test of a remote's first page. */
export function createPageTest(folder: string, { name, title }: GeneratorRequest): FileText {
  return { path: `${getPagePath(folder, name)}.test.tsx`, text: createTest(name, title) };
}

function createPage(name: string): string {
  return source`
    | import { PageHead } from '@fakos/shared-kit/page-meta';
    | import { Container } from '@fakos/shared-kit/ui/container';
    | import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
    | import { useText } from '../../text.ts';
    | import styles from './${name}-page.module.css';
    |
    | /** \`/${name}\` */
    | export function ${toPascalCase(name)}Page() {
    |   const text = useText();
    |   return (
    |     <Container className={styles.page}>
    |       <PageHead title={text('page.title')} description={text('page.intro')} />
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

function createTest(name: string, title: GeneratorRequest['title']): string {
  return source`
    | import { mockApi } from '@fakos/shared-kit/testing/mock-api';
    | import { renderRemote } from '@fakos/shared-kit/testing/render-remote';
    | import { screen, waitFor } from '@testing-library/react';
    | import remote from '../../remote.ts';
    |
    | test.each([
    |   ['/${name}', 'el', ${literal(title.el)}],
    |   ['/en/${name}', 'en', ${literal(title.en)}],
    | ] as const)('%s shows its title on the page and in the tab', async (address, language, title) => {
    |   mockApi({ 'settings.php': () => ({ settings: { site_title: 'Fakos' } }) });
    |   await renderRemote(remote, address, language);
    |   expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    |   await waitFor(() => expect(document.title).toBe(\`\${title} · Fakos\`));
    | });
  `;
}
