import { API_BASE } from '@fakos/shared-kit/api';
import { API_DOCUMENT, type ApiDocument, useGetApiDocumentQuery } from '@fakos/shared-kit/api/openapi/hooks';
import { useLocation } from '@fakos/shared-kit/router';
import { Anchor, Button, Center, Stack, Text } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { Disclosure } from '../../framework/disclosure.tsx';
import { useScreenTitle } from '../../framework/layout/screen-title.tsx';
import { ListSearch } from '../../framework/list/list-search.tsx';
import { type ListAddress, useListAddress } from '../../framework/list/use-list-address.ts';
import { FailureState } from '../../framework/states/failure-state.tsx';
import { PageSkeleton } from '../../framework/states/page-skeleton.tsx';
import { useText } from '../../text.ts';
import styles from './api-reference.module.css';
import { formatCurlCommand, isSignIn } from './curl-command.ts';
import { CurlExample } from './curl-example.tsx';
import { type ListedResource, listResources, searchEndpoints } from './listed-endpoints.ts';
import { useReferenceText } from './reference-text.ts';
import { ResourceNav } from './resource-nav.tsx';
import { ResourceSection } from './resource-section.tsx';

const NO_FILTERS: readonly string[] = [];

/** The API reference for staff, from the OpenAPI document that the server generates from its contracts. */
export function ApiReference() {
  const text = useText();
  useScreenTitle(text('menu.apiReference'));
  const query = useGetApiDocumentQuery();
  if (query.error) return <FailureState failure={query.error} onRetry={query.refetch} isPending={query.isFetching} />;
  return query.data ? <Reference document={query.data} /> : <PageSkeleton />;
}

function Reference({ document }: { document: ApiDocument }) {
  const text = useText();
  const referenceText = useReferenceText();
  const address = useListAddress(NO_FILTERS);
  const resources = useMemo(() => listResources(document), [document]);
  const found = useMemo(() => searchEndpoints(resources, address.search), [resources, address.search]);
  const count = found.reduce((sum, { endpoints }) => sum + endpoints.length, 0);
  return (
    <Stack gap="md">
      <Introduction document={document} resources={resources} />
      <search className={styles.search} aria-label={text('list.filters')}>
        <ListSearch address={address} label={referenceText('search')} />
      </search>
      <Text size="sm" c="dimmed" role="status">
        {referenceText('count', { count })}
      </Text>
      {count > 0 ? <EndpointColumns resources={found} /> : <EmptySearchResult address={address} />}
    </Stack>
  );
}

function Introduction({ document, resources }: { document: ApiDocument; resources: readonly ListedResource[] }) {
  const referenceText = useReferenceText();
  const signIn = resources.flatMap(({ endpoints }) => endpoints).find(isSignIn);
  return (
    <div className={styles.introduction}>
      <p>{referenceText('introduction')}</p>
      <Anchor href={API_BASE + API_DOCUMENT} target="_blank" rel="noreferrer" size="sm" underline="always">
        {referenceText('rawDocument', { version: document.openapi })}
      </Anchor>
      {signIn && (
        <Disclosure label={referenceText('signingTitle')}>
          <div className={styles.signing}>
            <p>{referenceText('signing')}</p>
            <CurlExample command={formatCurlCommand(signIn, window.location.origin)} />
          </div>
        </Disclosure>
      )}
    </div>
  );
}

function EndpointColumns({ resources }: { resources: readonly ListedResource[] }) {
  const { hash } = useLocation();
  const target = hash.slice(1);

  useEffect(
    function scrollToTarget() {
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

function EmptySearchResult({ address }: { address: ListAddress }) {
  const text = useText();
  const referenceText = useReferenceText();
  return (
    <Center mih="12rem">
      <Stack align="center">
        <Text c="dimmed">{referenceText('empty')}</Text>
        <Button variant="default" onClick={address.clear}>
          {text('list.clearSearch')}
        </Button>
      </Stack>
    </Center>
  );
}
