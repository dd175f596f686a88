import { execFileSync } from 'node:child_process';
import type { Engine } from '../engines/engineTest';

interface Process {
  id: number;
  parent: number;
  command: string;
}

/** Selects the processes that run pages. */
const RENDERERS: Record<Engine, RegExp> = {
  chromium: /--type=renderer/,
  firefox: /-contentproc .*\btab$/,
  webkit: /WebKitWebProcess/,
};

function allProcesses(): Process[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid=,args=', '-ww'], { encoding: 'utf8' });
  return table.split('\n').flatMap((line) => {
    const [, id, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return id === undefined ? [] : [{ id: Number(id), parent: Number(parent), command }];
  });
}

/** Returns the running processes that this one started, and those that they started. */
function descendants(): Process[] {
  const all = allProcesses();
  const found: Process[] = [];
  for (let parents = [process.pid]; parents.length > 0;) {
    const children = all.filter(({ parent }) => parents.includes(parent));
    found.push(...children);
    parents = children.map(({ id }) => id);
  }
  return found;
}

function kill(processes: readonly Process[]): void {
  for (const { id } of processes) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It ended together with another.
    }
  }
}

/** The processes of a browser that was started after this object. */
export class BrowserProcesses {
  private readonly others = new Set(descendants().map(({ id }) => id));

  private own(): Process[] {
    return descendants().filter(({ id }) => !this.others.has(id));
  }

  /** Ends the processes that run pages at once, as a crash does. */
  killRenderers(engine: Engine): void {
    const renderers = this.own().filter(({ command }) => RENDERERS[engine].test(command));
    if (renderers.length === 0) throw new Error(`No process runs pages of ${engine}`);
    kill(renderers);
  }

  /** Ends all processes at once, as a loss of power does. */
  killAll(): void {
    kill(this.own());
  }
}
