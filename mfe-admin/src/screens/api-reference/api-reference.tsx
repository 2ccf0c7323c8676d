import { API_BASE } from '@fakos/shared-kit/api';
import { API_DOCUMENT, type ApiDocument, useGetApiDocumentQuery } from '@fakos/shared-kit/api/openapi/hooks';
import { useLocation } from '@fakos/shared-kit/router';
import { Anchor, Button, Center, Stack, Text } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { useScreenTitle } from '../../framework/layout/screen-title.tsx';
import { ListSearch } from '../../framework/list/list-search.tsx';
import { type ListAddress, useListAddress } from '../../framework/list/use-list-address.ts';
import { FailureState } from '../../framework/states/failure-state.tsx';
import { PageSkeleton } from '../../framework/states/page-skeleton.tsx';
import { useText } from '../../text.ts';
import styles from './api-reference.module.css';
import { curlOf, isSignIn } from './curl.ts';
import { CurlExample } from './curl-example.tsx';
import { Disclosure } from './disclosure.tsx';
import { type ListedResource, listResources, searchCalls } from './listed-calls.ts';
import { ResourceNav } from './resource-nav.tsx';
import { ResourceSection } from './resource-section.tsx';

const NO_FILTERS: readonly string[] = [];

/** The API's reference for staff, read from the document that the server makes of its contracts. */
export function ApiReference() {
  const text = useText();
  useScreenTitle(text('menu.apiReference'));
  const query = useGetApiDocumentQuery();
  if (query.error) return <FailureState failure={query.error} onRetry={query.refetch} pending={query.isFetching} />;
  return query.data ? <Reference document={query.data} /> : <PageSkeleton />;
}

function Reference({ document }: { document: ApiDocument }) {
  const text = useText();
  const address = useListAddress(NO_FILTERS);
  const resources = useMemo(() => listResources(document), [document]);
  const found = useMemo(() => searchCalls(resources, address.search), [resources, address.search]);
  const count = found.reduce((sum, { calls }) => sum + calls.length, 0);
  return (
    <Stack gap="md">
      <Introduction document={document} resources={resources} />
      <search className={styles.search} aria-label={text('list.filters')}>
        <ListSearch address={address} label={text('apiReference.search')} />
      </search>
      <Text size="sm" c="dimmed" role="status">
        {text('apiReference.count', { count })}
      </Text>
      {count > 0 ? <Calls resources={found} /> : <NothingFound address={address} />}
    </Stack>
  );
}

function Introduction({ document, resources }: { document: ApiDocument; resources: readonly ListedResource[] }) {
  const text = useText();
  const signIn = resources.flatMap(({ calls }) => calls).find(isSignIn);
  return (
    <div className={styles.introduction}>
      <p>{text('apiReference.introduction')}</p>
      <Anchor href={API_BASE + API_DOCUMENT} target="_blank" rel="noreferrer" size="sm" underline="always">
        {text('apiReference.rawDocument', { version: document.openapi })}
      </Anchor>
      {signIn && (
        <Disclosure label={text('apiReference.signingTitle')}>
          <div className={styles.signing}>
            <p>{text('apiReference.signing')}</p>
            <CurlExample command={curlOf(signIn, window.location.origin)} />
          </div>
        </Disclosure>
      )}
    </div>
  );
}

function Calls({ resources }: { resources: readonly ListedResource[] }) {
  const { hash } = useLocation();
  const target = hash.slice(1);

  useEffect(
    function goToTarget() {
      if (target) window.document.getElementById(target)?.scrollIntoView();
    },
    [target],
  );

  return (
    <div className={styles.columns}>
      <ResourceNav resources={resources} />
      <div className={styles.resources}>
        {resources.map((resource) => (
          <ResourceSection key={resource.id} resource={resource} target={target} />
        ))}
      </div>
    </div>
  );
}

function NothingFound({ address }: { address: ListAddress }) {
  const text = useText();
  return (
    <Center mih="12rem">
      <Stack align="center">
        <Text c="dimmed">{text('apiReference.empty')}</Text>
        <Button variant="default" onClick={address.clear}>
          {text('list.clearSearch')}
        </Button>
      </Stack>
    </Center>
  );
}
