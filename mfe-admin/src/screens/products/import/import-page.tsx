import { isApiFailure } from '@fakos/shared-kit/api';
import { Link } from '@fakos/shared-kit/router';
import { Alert, Anchor, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowLeft, IconCheck, IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef } from 'react';
import { useScreenTitle } from '../../../framework/layout/screen-title.tsx';
import { Section } from '../../../framework/section.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { useText } from '../../../text.ts';
import { PRODUCTS } from '../product-paths.ts';
import { ImportErrors, ImportReport } from './import-report.tsx';
import { type ImportState, useProductImport } from './use-product-import.ts';

/** Types and endings of text files with separated values; browsers disagree about the type. */
const ACCEPTED = '.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values';
/** Statuses of an API that has no import. */
const NOT_OFFERED = [404, 405, 501];

/** Creates and changes products from a file: first a check that writes nothing, then the import. */
export function ImportPage() {
  const text = useText();
  const { state, check, apply } = useProductImport();
  useScreenTitle(text('productImport.title'));
  return (
    <Stack>
      <Anchor component={Link} to={PRODUCTS} size="sm">
        <Group gap="xs" component="span" display="inline-flex">
          <IconArrowLeft size={16} aria-hidden />
          {text('menu.products')}
        </Group>
      </Anchor>
      <Section title={text('productImport.file')}>
        <Stack gap="sm">
          <Text size="sm" maw="70ch">
            {text('productImport.fileHint')}
          </Text>
          <FileChoice state={state} onChoose={(file) => void check(file)} />
        </Stack>
      </Section>
      <div role="status">
        <ImportOutcome state={state} />
      </div>
      {state.step === 'checking' && <PageSkeleton />}
      {state.step === 'failed' && <ImportFailure failure={state.failure} written={state.written} />}
      {(state.step === 'checked' || state.step === 'applying') && (
        <ImportReport
          report={state.report}
          applying={state.step === 'applying' ? state.written : undefined}
          onApply={(options) => void apply(state, options)}
        />
      )}
      {state.step === 'done' && <ImportErrors report={state.report} />}
    </Stack>
  );
}

function FileChoice({ state, onChoose }: { state: ImportState; onChoose: (file: File) => void }) {
  const text = useText();
  const reset = useRef<() => void>(null);
  const isBusy = state.step === 'checking' || state.step === 'applying';
  return (
    <Group gap="sm">
      <FileButton
        accept={ACCEPTED}
        resetRef={reset}
        inputProps={{ 'aria-label': text('productImport.choose') }}
        onChange={(file) => {
          if (!file) return;
          onChoose(file);
          // The same file can be chosen again once it is corrected.
          reset.current?.();
        }}
      >
        {(props) => (
          <Button
            {...props}
            variant={state.step === 'empty' ? 'filled' : 'default'}
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
            loading={isBusy}
          >
            {text(state.step === 'empty' ? 'productImport.choose' : 'productImport.chooseAnother')}
          </Button>
        )}
      </FileButton>
      {state.step !== 'empty' && (
        <Text size="sm" fw={500}>
          {state.file.name}
        </Text>
      )}
    </Group>
  );
}

/** The result of the check or of the import in one sentence, announced to screen readers too. */
function ImportOutcome({ state }: { state: ImportState }) {
  const text = useText();
  if (state.step === 'checked') {
    const { counts } = state.report;
    if (counts.errors > 0) {
      return (
        <Alert color="yellow" icon={<IconAlertTriangle aria-hidden />} title={text('productImport.checkedWithErrors')}>
          {text('productImport.nothingWritten')}
        </Alert>
      );
    }
    const isUnchanged = counts.new + counts.changed === 0;
    return (
      <Alert
        color="accent"
        icon={<IconCheck aria-hidden />}
        title={text(isUnchanged ? 'productImport.unchanged' : 'productImport.checked')}
      >
        {text(isUnchanged ? 'productImport.unchangedHint' : 'productImport.nothingWritten')}
      </Alert>
    );
  }
  if (state.step !== 'done') return null;
  const { counts } = state.report;
  return (
    <Alert
      color={counts.errors > 0 ? 'yellow' : 'accent'}
      icon={<IconCheck aria-hidden />}
      title={text('productImport.written', { count: state.written })}
    >
      {counts.errors > 0 && <Text size="sm">{text('productImport.notWritten', { count: counts.errors })}</Text>}
      <Anchor component={Link} to={PRODUCTS} size="sm" underline="always">
        {text('productImport.toList')}
      </Anchor>
    </Alert>
  );
}

function ImportFailure({ failure, written }: { failure: unknown; written: number }) {
  const text = useText();
  const failureText = useFailureText();
  const known = isApiFailure(failure) ? failure : undefined;
  const isMissing = NOT_OFFERED.includes(known?.status ?? 0);
  return (
    <Alert
      role="alert"
      color="red"
      icon={<IconAlertTriangle aria-hidden />}
      title={text(isMissing ? 'productImport.notOffered' : 'productImport.failed')}
    >
      {isMissing ? text('productImport.notOfferedHint') : (known?.fields?.file ?? failureText(failure))}
      {written > 0 && <Text size="sm">{text('productImport.writtenBefore', { count: written })}</Text>}
    </Alert>
  );
}
