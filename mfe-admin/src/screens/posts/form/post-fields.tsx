import {
  type AdminPost,
  MAX_AUTHOR_NAME,
  MAX_POST_CONTENT,
  MAX_POST_EXCERPT,
  MAX_POST_TITLE,
} from '@fakos/contracts/posts/contract';
import { useListAdminPostCategoriesQuery } from '@fakos/shared-kit/api/admin-post-categories/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { paths } from '@fakos/shared-kit/router';
import { Grid, Stack, Text } from '@mantine/core';
import { ChoiceField, SwitchField, TextField } from '../../../framework/form/fields.tsx';
import { useFormContext } from '../../../framework/form/form-context.ts';
import { ImageField } from '../../../framework/form/image-field.tsx';
import { LocalisedField, TranslationSummary } from '../../../framework/form/localised-field.tsx';
import { SlugField } from '../../../framework/form/slug-field.tsx';
import { LocalisedRichTextField } from '../../../framework/rich-text/rich-text-field.tsx';
import { Section } from '../../../framework/section.tsx';
import { MetadataInputs } from '../../../framework/taxonomy/metadata-fields.tsx';
import { useText } from '../../../text.ts';
import { usePostDraftText } from '../drafts/post-draft-text.ts';
import { PostStatusBadge } from '../post-status-badge.tsx';
import { PostPreviews } from './post-previews.tsx';
import { localisedNames } from './post-values.ts';
import { TagsField } from './tags-field.tsx';

const EXCERPT_ROWS = 3;
const DESCRIPTION_ROWS = 2;

interface PostFieldsProps {
  /** The post as visitors see it; none for a new one. */
  readonly post?: AdminPost;
  /** True for the fields of a draft beside it, which has no status. */
  readonly isDraft?: boolean;
}

/** All fields of a post. */
export function PostFields({ post, isDraft = false }: PostFieldsProps) {
  const text = useText();
  return (
    <Grid gap="md">
      <Grid.Col span={{ base: 12, lg: 8 }}>
        <Stack>
          <TextsSection />
          <Section title={text('posts.image')}>
            <ImageField
              name="featured_image"
              label={text('posts.imageFile')}
              description={text('posts.imageHint')}
              folder="posts"
              type="post"
            />
          </Section>
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <Stack>
          <PublicationSection post={post} isDraft={isDraft} />
          <OrganisationSection />
        </Stack>
      </Grid.Col>
      <Grid.Col span={12}>
        <Section title={text('posts.body')}>
          <LocalisedRichTextField
            name="content"
            label={text('posts.content')}
            imageFolder="posts"
            maxLength={MAX_POST_CONTENT}
          />
        </Section>
      </Grid.Col>
      <Grid.Col span={12}>
        <Section title={text('posts.searchEngines')}>
          <Stack>
            <MetadataInputs
              title={text('posts.metaTitle')}
              titleHint={text('posts.metaTitleHint')}
              description={text('posts.metaDescription')}
              descriptionHint={text('posts.metaDescriptionHint')}
              rows={DESCRIPTION_ROWS}
            />
            <PostPreviews />
          </Stack>
        </Section>
      </Grid.Col>
    </Grid>
  );
}

function TextsSection() {
  const text = useText();
  const { form } = useFormContext();
  return (
    <Section title={text('posts.texts')} aside={<TranslationSummary names={localisedNames} />}>
      <Stack>
        <LocalisedField
          name="title"
          label={text('posts.title')}
          description={text('posts.titleHint')}
          maxLength={MAX_POST_TITLE}
        />
        <SlugField
          label={text('posts.slug')}
          source="title"
          toAddress={paths.post}
          isPublished={form.stored.status === 'published'}
        />
        <LocalisedField
          name="excerpt"
          label={text('posts.excerpt')}
          description={text('posts.excerptHint')}
          maxLength={MAX_POST_EXCERPT}
          rows={EXCERPT_ROWS}
        />
        <TagsField />
      </Stack>
    </Section>
  );
}

function PublicationSection({ post, isDraft }: { post: AdminPost | undefined; isDraft: boolean }) {
  const text = useText();
  const draftText = usePostDraftText();
  const { form } = useFormContext();
  const statuses = ['draft', 'published', ...(form.stored.status === 'trash' ? ['trash'] : [])] as const;
  return (
    <Section title={text('posts.publication')} aside={post && <PostStatusBadge post={post} />}>
      <Stack>
        {isDraft ? (
          <Text size="sm">{draftText('statusHint')}</Text>
        ) : (
          <ChoiceField
            name="status"
            label={text('posts.status')}
            options={statuses.map((value) => ({
              value,
              label: text(`posts.statuses.${value as AdminPost['status']}`),
            }))}
          />
        )}
        {form.values.status === 'published' && (
          <TextField
            name="published_at"
            type="datetime-local"
            label={text('posts.publishAt')}
            description={text('posts.publishAtHint')}
          />
        )}
        <SwitchField name="featured" label={text('posts.featured')} description={text('posts.featuredHint')} />
      </Stack>
    </Section>
  );
}

function OrganisationSection() {
  const text = useText();
  const language = useLanguage();
  const categories = useListAdminPostCategoriesQuery().data?.data ?? [];
  return (
    <Section title={text('posts.organisation')}>
      <Stack>
        <ChoiceField
          name="category_id"
          label={text('posts.category')}
          isRequired
          options={[
            { value: '', label: text('products.choose') },
            ...categories.map((row) => ({ value: String(row.id), label: row[`name_${language}`] })),
          ]}
        />
        <TextField name="author_name" label={text('posts.author')} isRequired maxLength={MAX_AUTHOR_NAME} />
        <TextField
          name="author_name_en"
          label={text('posts.authorEnglish')}
          description={text('posts.authorEnglishHint')}
          maxLength={MAX_AUTHOR_NAME}
        />
      </Stack>
    </Section>
  );
}
