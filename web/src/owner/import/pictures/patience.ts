/** After so many pictures that were late, their site is not asked for any more, and then no site. */
const most = { ofSite: 3, ofAll: 30 };

/** Keeps sites that let everybody wait from holding up an import. */
export class Patience {
  private readonly lateOf = new Map<string, number>();
  private late = 0;

  /** Returns what loading a picture shows; `late` at once when no patience is left for its site. */
  async askFor<Shown>(address: string, load: () => Promise<Shown>): Promise<Shown | 'late'> {
    const host = hostOf(address);
    if (this.late >= most.ofAll || this.lateTimes(host) >= most.ofSite) return 'late';
    const shown = await load();
    if (shown === 'late') {
      this.late += 1;
      this.lateOf.set(host, this.lateTimes(host) + 1);
    }
    return shown;
  }

  private lateTimes(host: string): number {
    return this.lateOf.get(host) ?? 0;
  }
}

function hostOf(address: string): string {
  return address.split('/')[2] ?? address;
}
