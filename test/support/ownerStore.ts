import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A remoteStorage server on this machine, with one account. */
export interface OwnerStoreServer {
  /** `owner@127.0.0.1:port`. */
  address: string;
  /** The password of the account. */
  password: string;
  origin: string;
  /** The folder of its files, as they lie on its disk. */
  folder: string;
  /** Ends the server at once, whatever it is doing. Its files stay. */
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

const PASSWORD = 'a password of the tests';

/** Returns a port that nobody listens at. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Resolves when a server answers. */
async function answered(origin: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No server answers at ${origin}`);
}

/** Starts an armadietto, and signs an owner up. */
export async function startOwnerStore(): Promise<OwnerStoreServer> {
  const home = await fs.mkdtemp(path.join(os.tmpdir(), 'owner-store-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const configuration = path.join(home, 'conf.json');
  const config = {
    allow_signup: true,
    storage_path: path.join(home, 'store'),
    cache_views: true,
    lock_timeout_ms: 30_000,
    lock_stale_after_ms: 60_000,
    http: { host: '127.0.0.1', port },
    https: { enable: false },
    logging: { log_dir: path.join(home, 'logs'), stdout: [], log_files: ['error'] },
    basePath: '',
  };
  await fs.writeFile(configuration, JSON.stringify(config));
  const start = () =>
    spawn(
      process.execPath,
      [path.resolve('node_modules/armadietto/bin/armadietto.js'), '-c', configuration],
      { stdio: 'ignore' },
    );
  let running = start();
  const kill = async (): Promise<void> => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  };
  await answered(origin);
  const account = { username: 'owner', password: PASSWORD, email: 'owner@example.com' };
  const signedUp = await fetch(`${origin}/signup`, {
    method: 'POST',
    body: new URLSearchParams(account),
  });
  if (!signedUp.ok) throw new Error(`The store refused to sign up: ${signedUp.status}`);
  return {
    address: `owner@127.0.0.1:${port}`,
    password: PASSWORD,
    origin,
    folder: path.join(config.storage_path, 'ow', 'owner', 'storage', 'maple-ridge'),
    kill,
    restart: async () => {
      running = start();
      await answered(origin);
    },
    close: async () => {
      await kill();
      await fs.rm(home, { recursive: true, force: true });
    },
  };
}
