import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { createTextHook } from '@fakos/shared-kit/i18n/text-hook';
import { Button } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { type ComponentType, useEffect } from 'react';
import el from '../../locales/kept-page/el.json';
import en from '../../locales/kept-page/en.json';
import styles from './keep-page.module.css';
import type { KeptPage, KeptPageProps } from './kept-page.ts';

const useKeptPageText = createTextHook({ el, en });

/** Controls that do nothing without the code of the page. Links open the next page from the server. */
const CONTROLS = 'button, input, select, textarea';

/**
 * Keeps the server-rendered content of a page whose code could not be loaded, until the visitor leaves the page. Its controls
 * are disabled.
 *
 * @param root the element that holds the server-rendered page; must be called before anything else is rendered there
 */
export function keepPage(root: HTMLElement, kept: KeptPage): void {
  const nodes = [...(root.querySelector('main')?.childNodes ?? [])];
  if (nodes.length === 0) return;
  for (const control of root.querySelectorAll(`main :is(${CONTROLS})`)) control.setAttribute('disabled', '');
  kept.pathname = window.location.pathname;
  kept.Page = createKeptPage(nodes, () => {
    kept.Page = undefined;
  });
}

function createKeptPage(nodes: readonly Node[], onLeave: () => void): ComponentType<KeptPageProps> {
  return function ServerRenderedPage({ onRetry, pending }) {
    const text = useKeptPageText();
    const kitText = useKitText();
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
            {text('text')}
          </Notice>
        </Container>
        <div ref={(element) => element?.replaceChildren(...nodes)} />
      </>
    );
  };
}
