import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useImageError } from './use-image-error.ts';

const SRC = '/image.php?file=store.webp';

function TestImage() {
  const { hasFailed, imageProps } = useImageError(SRC);
  return hasFailed ? <p>Χωρίς εικόνα</p> : <img {...imageProps} src={SRC} alt="Το κατάστημα" />;
}

test.each([
  ['is unchanged', SRC, 'Το κατάστημα'],
  ['was replaced by a placeholder after an error', 'data:image/svg+xml,%3Csvg%2F%3E', undefined],
])('before hydration an image %s', async (_, src, alt) => {
  // React's development build reports the changed attribute.
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<TestImage />);
  page.querySelector('img')?.setAttribute('src', src);
  await act(async () => hydrateRoot(page, <TestImage />));
  if (alt) expect(screen.getByRole('img', { name: alt })).toBeInTheDocument();
  else expect(screen.getByText('Χωρίς εικόνα')).toBeInTheDocument();
  page.remove();
  consoleError.mockRestore();
});
