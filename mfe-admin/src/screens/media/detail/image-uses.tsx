import type { ImageUsage } from '@fakos/contracts/media/contract';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, List, Text } from '@mantine/core';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';

/** Addresses of the records of a kind, of which each has its own screen. */
const paths: Partial<Record<ImageUsage['kind'], string>> = {
  products: '/admin/shop',
  posts: '/admin/posts',
  services: '/admin/services',
  categories: '/admin/categories',
  brands: '/admin/brands',
  pages: '/admin/pages',
};

/** Section with the places that show an image. */
export function ImageUses({ uses }: { uses: readonly ImageUsage[] }) {
  const text = useText();
  return (
    <Section title={text('media.usedIn')}>
      {uses.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text('media.notUsed')}
        </Text>
      ) : (
        <UseList uses={uses} />
      )}
    </Section>
  );
}

/** The places that show an image, each with a link to it. */
export function UseList({ uses }: { uses: readonly ImageUsage[] }) {
  const text = useText();
  return (
    <List size="sm" spacing={4}>
      {uses.map(({ kind, id, name }) => (
        <List.Item key={`${kind} ${id ?? name}`}>
          {`${text(`media.useKinds.${kind}`)}: `}
          {paths[kind] && id !== null ? (
            <Anchor component={Link} to={`${paths[kind]}/${id}`} size="sm" underline="always">
              {name}
            </Anchor>
          ) : (
            name
          )}
        </List.Item>
      ))}
    </List>
  );
}
