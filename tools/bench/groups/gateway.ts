import { budgets } from '../budgets.ts';
import { cores } from '../cores.ts';
import { CONNECTIONS, describeLoad, type LoadReport, load, medianLoad } from '../load.ts';
import { CACHEABLE_PATH, PRIVATE_PATH } from '../programs/upstream-paths.ts';
import { type RunningProgram, startProgram } from '../programs.ts';
import { startGateway } from '../site.ts';
import { median, repeat } from '../statistics.ts';
import type { Row } from '../table.ts';

const ROUNDS = 5;
const WARM_UP_S = 3;
const ROUND_S = 3;

/** Results of one round: each server is measured once. */
type Round = Record<'peer' | 'proxying' | 'cached', LoadReport>;

/**
 * The gateway as a proxy. The upstream responds with 2 kB of JSON; the gateway and Express with http-proxy-middleware run in
 * front of it, both on the same core, with 32 connections from another core. After a warm-up they alternate; ratios are
 * computed per round, and the medians of the rounds are shown. Ratios by CPU time are independent of the load generator and
 * of other work on this machine.
 */
export async function benchGateway(): Promise<Row[]> {
  const programs: RunningProgram[] = [];
  const start = async (starting: Promise<RunningProgram>) => {
    const program = await starting;
    programs.push(program);
    return program;
  };
  try {
    const upstream = await start(
      startProgram({ file: 'tools/bench/programs/upstream-program.ts', core: cores.upstream }),
    );
    const peer = await start(
      startProgram({
        file: 'tools/bench/programs/express-proxy-program.ts',
        environment: { API_UPSTREAM: upstream.url },
        core: cores.measured,
      }),
    );
    const gateway = await start(startGateway({ upstream: upstream.url, core: cores.measured }));
    const runRound = async (seconds: number): Promise<Round> => ({
      peer: await load(peer, PRIVATE_PATH, seconds),
      proxying: await load(gateway, PRIVATE_PATH, seconds),
      cached: await load(gateway, CACHEABLE_PATH, seconds),
    });
    await runRound(WARM_UP_S);
    return createRows(await repeat(ROUNDS, () => runRound(ROUND_S)));
  } finally {
    for (const program of programs.toReversed()) await program.stop();
  }
}

function createRows(rounds: readonly Round[]): Row[] {
  const ratio = (name: keyof Round) =>
    median(rounds.map((round) => round[name].requestsPerSecond / round.peer.requestsPerSecond));
  const describeCoreTime = (name: keyof Round) => {
    const ratios = rounds.flatMap(({ peer, [name]: gateway }) =>
      peer.busyMs && gateway.busyMs ? peer.busyMs / gateway.busyMs : [],
    );
    return ratios.length > 0 ? `, ${median(ratios).toFixed(2)} x by CPU time` : '';
  };
  const describeRounds = (name: keyof Round) => describeLoad(medianLoad(rounds.map((round) => round[name])));
  const describeRatio = (name: keyof Round) =>
    `${ratio(name).toFixed(2)} x${describeCoreTime(name)} (${describeRounds(name)})`;
  return [
    {
      label: `gateway: Express + http-proxy-middleware, 2 kB, ${CONNECTIONS} connections`,
      measured: describeRounds('peer'),
    },
    {
      label: 'gateway: proxying the same, against it',
      measured: describeRatio('proxying'),
      comparison: { value: ratio('proxying'), budget: budgets.proxying },
    },
    {
      label: 'gateway: a public GET from memory, against it',
      measured: describeRatio('cached'),
      comparison: { value: ratio('cached'), budget: budgets.cachedResponses },
    },
  ];
}
