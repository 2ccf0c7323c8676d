import type { EndpointBody } from '@fakos/contracts/endpoint';
import type { createPost } from '@fakos/contracts/posts/contract';
import { useCreatePostMutation } from '@fakos/shared-kit/api/posts/hooks';
import { useSelector } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { NewRecordPage } from '../../../framework/form/new-record-page.tsx';
import { useText } from '../../../text.ts';
import { POSTS, POSTS_KEY } from '../post-paths.ts';
import { PostFields } from './post-fields.tsx';
import { createPostValues, toPostFields, validatePost } from './post-values.ts';
import { usePostLabels, usePostMessages } from './use-post-form.ts';

/** Form for a new post, by the user. */
export function NewPostPage() {
  const text = useText();
  const messages = usePostMessages();
  const author = useSelector(selectUser)?.name ?? '';
  const [create] = useCreatePostMutation();
  return (
    <NewRecordPage
      title={text('posts.new')}
      list={{ listKey: POSTS_KEY, path: POSTS, label: text('menu.posts') }}
      createValues={() => createPostValues(author)}
      validate={(values) => validatePost(values, messages)}
      create={async (values) => (await create(toPostFields(values) as EndpointBody<typeof createPost>).unwrap()).data}
      savedText={({ title_el: name }) => text('detail.saved', { name })}
      fieldLabels={usePostLabels()}
    >
      <PostFields />
    </NewRecordPage>
  );
}
