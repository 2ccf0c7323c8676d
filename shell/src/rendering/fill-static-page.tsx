import { AppError, errorCodes } from '@fakos/contracts/errors';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import { Button } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { type ComponentType, useEffect } from 'react';
import el from '../../locales/static-page/el.json';
import en from '../../locales/static-page/en.json';
import styles from './static-page.module.css';
import type { StaticPage, StaticPageProps } from './static-page.ts';

const useStaticPageText = createTextHook({ el, en });

/** Controls that do nothing without the code of the page. Links open the next page from the server. */
const CONTROLS = 'button, input, select, textarea';

/**
 * Shows the server-rendered content of a page whose code could not be loaded, until the visitor leaves the page. Its controls
 * are disabled.
 *
 * @param root the element that holds the server-rendered page; must be called before anything else is rendered there
 */
export function fillStaticPage(root: HTMLElement, staticPage: StaticPage): void {
  const nodes = [...(root.querySelector('main')?.childNodes ?? [])];
  if (nodes.length === 0) return;
  for (const control of root.querySelectorAll(`main :is(${CONTROLS})`)) control.setAttribute('disabled', '');
  staticPage.pathname = window.location.pathname;
  staticPage.Page = createComponent(nodes, () => {
    staticPage.Page = undefined;
  });
}

function createComponent(nodes: readonly Node[], onLeave: () => void): ComponentType<StaticPageProps> {
  return function ServerRenderedPage({ error, onRetry, pending }) {
    const text = useStaticPageText();
    const kitText = useKitText();
    const number = error instanceof AppError ? errorCodes[error.code] : undefined;
    useEffect(function forgetPage() {
      return onLeave;
    }, []);
    return (
      <>
        <Container className={styles.notice}>
          <Notice
            tone="warning"
            announce="alert"
            title={text('title')}
            action={
              <Button size="sm" variant="secondary" onClick={onRetry} loading={pending}>
                {pending ? kitText('actions.retrying') : kitText('actions.retry')}
              </Button>
            }
          >
            {text('text')} {number && kitText('state.errorNumber', { number })}
          </Notice>
        </Container>
        <div data-static ref={(element) => element?.replaceChildren(...nodes)} />
      </>
    );
  };
}
