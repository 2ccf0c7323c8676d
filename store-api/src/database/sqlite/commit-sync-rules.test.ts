import { CommitSync } from './commit-sync.ts';

/** A file whose syncs are completed by the test. */
function createFile() {
  const syncs: { end(): void; fail(error: Error): void }[] = [];
  return {
    syncs,
    sync: () =>
      new Promise<void>((resolve, reject) => {
        syncs.push({ end: resolve, fail: reject });
      }),
    close: async () => {},
  };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a commit is acknowledged by a sync that began after it, and waiting commits share one sync', async () => {
  const file = createFile();
  const commits = new CommitSync(file);
  const acknowledged: string[] = [];
  const commit = (name: string) => void commits.sync().then(() => acknowledged.push(name));

  commit('first');
  await turn();
  // The running sync may have begun before these were written.
  commit('second');
  commit('third');
  await turn();
  expect(file.syncs).toHaveLength(1);
  file.syncs[0]?.end();
  await turn();
  expect(acknowledged).toEqual(['first']);
  expect(file.syncs).toHaveLength(2);
  file.syncs[1]?.end();
  await turn();
  expect(acknowledged).toEqual(['first', 'second', 'third']);
});

test('a failed sync acknowledges none of its commits, and the next one is tried', async () => {
  const file = createFile();
  const commits = new CommitSync(file);
  const failing = [commits.sync(), commits.sync()];
  await turn();
  const later = commits.sync();
  file.syncs[0]?.fail(new Error('the disk is gone'));
  for (const commit of failing) await expect(commit).rejects.toThrow('the disk is gone');
  await turn();
  file.syncs[1]?.end();
  await later;
});
