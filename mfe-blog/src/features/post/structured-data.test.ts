import { postDetail } from '../../testing/posts.fixtures.ts';
import { getPostData, getSharedImage } from './structured-data.ts';

test('structured data has the author, dates, word count and reading time', () => {
  const post = postDetail(7, {
    content: '<p>Τέσσερις λέξεις <b>εδώ</b> &amp; τέλος.</p>',
    meta_description: 'Με δυο λόγια',
  });
  expect(getPostData(post, 'el')).toMatchObject({
    '@type': 'BlogPosting',
    mainEntityOfPage: '/blog/arthro-7',
    headline: 'Άρθρο 7',
    description: 'Με δυο λόγια',
    image: '/backend/api/image.php?type=post&file=arthro-7-1.jpg&width=1200',
    datePublished: '2026-03-05T08:00:00Z',
    author: { '@type': 'Person', name: 'Ελένη Δήμου' },
    keywords: 'σκελετοί',
    wordCount: 4,
    timeRequired: 'PT5M',
  });
});

test('missing values are left out', () => {
  const bare = postDetail(7, { excerpt: '', author_name: '', featured_image: '', tags: [], content: '' });
  expect(Object.keys(JSON.parse(JSON.stringify(getPostData(bare, 'en'))))).toEqual([
    '@type',
    '@id',
    'mainEntityOfPage',
    'headline',
    'datePublished',
    'dateModified',
    'articleSection',
    'wordCount',
    'timeRequired',
    'inLanguage',
  ]);
});

test.each([
  ['', undefined],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['//evil.example/a.jpg', '/backend/api/image.php?type=post&file=%2F%2Fevil.example%2Fa.jpg&width=1200'],
])('the image %s is shared as %s', (file, address) => expect(getSharedImage(file)).toBe(address));
