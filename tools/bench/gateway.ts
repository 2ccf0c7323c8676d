import { budgets } from './budgets.ts';
import { cores } from './cores.ts';
import { median, repeat } from './figures.ts';
import { CONNECTIONS, describeLoad, type LoadReport, load, medianLoad } from './load.ts';
import { type RunningProgram, startProgram } from './programs.ts';
import { startGateway } from './site.ts';
import type { Row } from './table.ts';
import { cacheable, personal } from './two-kilobytes.ts';

const ROUNDS = 5;
const WARM_UP_S = 3;
const ROUND_S = 3;

/** One turn of everybody, one after the other. */
type Round = Record<'peer' | 'proxying' | 'cached', LoadReport>;

/**
 * The gateway as a proxy. A server without work answers 2 kB of JSON; the gateway, and Express with
 * http-proxy-middleware, stand before it, each on the same core, while 32 connections ask from another one. Everybody is
 * warmed up, then they take turns, and ratios are those of one round; shown are medians of the rounds. Ratios by core time
 * are what is left of them when the asking core, or other work on this machine, is what held the faster one up.
 */
export async function benchGateway(): Promise<Row[]> {
  const programs: RunningProgram[] = [];
  const started = async (starting: Promise<RunningProgram>) => {
    const program = await starting;
    programs.push(program);
    return program;
  };
  try {
    const behind = await started(startProgram({ file: 'tools/bench/upstream-program.ts', core: cores.behind }));
    const peer = await started(
      startProgram({
        file: 'tools/bench/express-proxy-program.ts',
        environment: { API_UPSTREAM: behind.url },
        core: cores.measured,
      }),
    );
    const own = await started(startGateway({ upstream: behind.url, core: cores.measured }));
    const turn = async (seconds: number): Promise<Round> => ({
      peer: await load(peer, personal, seconds),
      proxying: await load(own, personal, seconds),
      cached: await load(own, cacheable, seconds),
    });
    await turn(WARM_UP_S);
    return rowsOf(await repeat(ROUNDS, () => turn(ROUND_S)));
  } finally {
    for (const program of programs.toReversed()) await program.stop();
  }
}

function rowsOf(rounds: readonly Round[]): Row[] {
  const ratio = (name: keyof Round) =>
    median(rounds.map((round) => round[name].requestsPerSecond / round.peer.requestsPerSecond));
  const thriftOf = (name: keyof Round) => {
    const ratios = rounds.flatMap(({ peer, [name]: own }) =>
      peer.busyMs && own.busyMs ? peer.busyMs / own.busyMs : [],
    );
    return ratios.length > 0 ? `, ${median(ratios).toFixed(2)} x by core time` : '';
  };
  const plain = (name: keyof Round) => describeLoad(medianLoad(rounds.map((round) => round[name])));
  const against = (name: keyof Round) => `${ratio(name).toFixed(2)} x${thriftOf(name)} (${plain(name)})`;
  return [
    { what: `gateway: Express + http-proxy-middleware, 2 kB, ${CONNECTIONS} connections`, measured: plain('peer') },
    {
      what: 'gateway: proxying the same, against it',
      measured: against('proxying'),
      judged: { figure: ratio('proxying'), budget: budgets.proxying },
    },
    {
      what: 'gateway: a public GET from memory, against it',
      measured: against('cached'),
      judged: { figure: ratio('cached'), budget: budgets.cachedAnswers },
    },
  ];
}
