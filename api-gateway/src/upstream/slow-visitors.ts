/** Maximum number of bodies that one address may be sending at the same time; a further one evicts the oldest. */
export const MAX_BODIES_PER_ADDRESS = 64;
/** Bodies that all addresses may be sending at the same time. */
export const MAX_BODIES = 512;
/** Responses that one address may be reading too slowly at the same time. */
export const MAX_STALLED_PER_ADDRESS = 8;
/** Responses of all addresses that are read too slowly; each occupies a connection to the API. */
export const MAX_STALLED = 24;

/** A limited set of slow visitors. A new one evicts the one that has waited longest, of the same address if there is one. */
export class SlowVisitors {
  private readonly visitors = new Map<symbol, { readonly address: string; readonly evict: () => void }>();
  private readonly counts = new Map<string, number>();
  private readonly limits: { readonly perAddress: number; readonly total: number };

  constructor(limits: { readonly perAddress: number; readonly total: number }) {
    this.limits = limits;
  }

  /**
   * Adds a visitor.
   *
   * @param evict called when it is evicted
   * @returns removes the visitor
   */
  enter(address: string, evict: () => void): () => void {
    const { perAddress, total } = this.limits;
    if ((this.counts.get(address) ?? 0) >= perAddress) this.evictOldest((other) => other === address);
    else if (this.visitors.size >= total) this.evictOldest(() => true);
    const key = Symbol(address);
    this.visitors.set(key, { address, evict });
    this.counts.set(address, (this.counts.get(address) ?? 0) + 1);
    return () => this.remove(key, address);
  }

  private evictOldest(isMatch: (address: string) => boolean): void {
    for (const [key, { address, evict }] of this.visitors) {
      if (!isMatch(address)) continue;
      this.remove(key, address);
      evict();
      return;
    }
  }

  private remove(key: symbol, address: string): void {
    if (!this.visitors.delete(key)) return;
    const count = (this.counts.get(address) ?? 0) - 1;
    if (count > 0) this.counts.set(address, count);
    else this.counts.delete(address);
  }
}
