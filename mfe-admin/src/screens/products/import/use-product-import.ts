import type { ProductImportReport } from '@fakos/contracts/products/contract';
import { useImportProductsMutation } from '@fakos/shared-kit/api/products/hooks';
import { useState } from 'react';

/** State of the last chosen file. */
export type ImportState =
  | { readonly step: 'empty' }
  | { readonly step: 'checking'; readonly file: File }
  | { readonly step: 'checked'; readonly file: File; readonly report: ProductImportReport }
  /** `written` counts the products of the requests that have ended. */
  | { readonly step: 'applying'; readonly file: File; readonly report: ProductImportReport; readonly written: number }
  | { readonly step: 'done'; readonly file: File; readonly report: ProductImportReport; readonly written: number }
  | { readonly step: 'failed'; readonly file: File; readonly failure: unknown; readonly written: number };

/** How rows with errors are handled; see the contract. */
export interface ApplyOptions {
  readonly onError: 'stop' | 'skip';
}

/** Checks a file of products, and imports it. */
export function useProductImport() {
  const [state, setState] = useState<ImportState>({ step: 'empty' });
  const [send] = useImportProductsMutation();

  async function check(chosen: File): Promise<void> {
    setState({ step: 'checking', file: chosen });
    try {
      // A copy, so that the checked content is imported even if the file changes on disk in between.
      const file = new File([await chosen.arrayBuffer()], chosen.name, { type: chosen.type });
      const { data } = await send({ file, dry_run: true }).unwrap();
      setState({ step: 'checked', file, report: data });
    } catch (failure) {
      setState({ step: 'failed', file: chosen, failure, written: 0 });
    }
  }

  async function apply({ file, report }: { file: File; report: ProductImportReport }, { onError }: ApplyOptions) {
    let written = 0;
    setState({ step: 'applying', file, report, written });
    try {
      for (;;) {
        const { data } = await send({ file, on_error: onError }).unwrap();
        written += data.counts.written;
        // A large file takes several requests.
        if (data.is_complete || data.counts.written === 0) {
          setState({ step: 'done', file, report: data, written });
          return;
        }
        setState({ step: 'applying', file, report, written });
      }
    } catch (failure) {
      setState({ step: 'failed', file, failure, written });
    }
  }

  return { state, check, apply };
}
