import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** The shipped configuration. */
export const shippedConfiguration = path.join(root, 'nginx.conf');

/** Values of an installation for nginx/installation.conf and nginx/listen.conf. */
export interface EdgeInstallation {
  readonly folder: string;
  readonly releases: string;
  readonly gatewayPorts: readonly [number, number];
  readonly plainPort: number;
  readonly tlsPort: number;
}

/**
 * Writes an installation's folder as README.md describes it: nginx.conf unchanged, and the two small files with the
 * installation's values instead of the shipped ones.
 */
export function writeEdge(installation: EdgeInstallation): void {
  const { folder, releases, gatewayPorts, plainPort, tlsPort } = installation;
  mkdirSync(path.join(folder, 'nginx'), { recursive: true });
  copyFileSync(shippedConfiguration, path.join(folder, 'nginx.conf'));
  const [certificate, key] = createCertificate(folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temporary-${name};`,
  );
  writeFile(folder, 'installation.conf', [...temporary].join('\n'), {
    '127.0.0.1:8001': `127.0.0.1:${gatewayPorts[0]}`,
    '127.0.0.1:8002': `127.0.0.1:${gatewayPorts[1]}`,
    '/srv/fakos/data/releases': releases,
    '/var/log/nginx/fakos.log': path.join(folder, 'access.log'),
    '/var/log/nginx/error.log': path.join(folder, 'error.log'),
  });
  writeFile(folder, 'listen.conf', '', {
    '\nlisten 80 default_server;': `\nlisten 127.0.0.1:${plainPort} default_server;`,
    '# listen 443 ssl http2 default_server;': `listen 127.0.0.1:${tlsPort} ssl http2 default_server;`,
    '# ssl_certificate     /etc/letsencrypt/live/shop.example/fullchain.pem;': `ssl_certificate ${certificate};`,
    '# ssl_certificate_key /etc/letsencrypt/live/shop.example/privkey.pem;': `ssl_certificate_key ${key};`,
  });
}

/** Options of nginx for a folder that {@link writeEdge} wrote. */
export function edgeOptions(folder: string): string[] {
  return ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', `daemon off; pid ${folder}/nginx.pid;`];
}

function writeFile(folder: string, name: string, added: string, values: Readonly<Record<string, string>>): void {
  let text = readFileSync(path.join(root, 'nginx', name), 'utf8');
  for (const [shipped, own] of Object.entries(values)) {
    if (text.split(shipped).length !== 2) throw new Error(`nginx/${name} does not contain "${shipped}" exactly once.`);
    text = text.replace(shipped, own);
  }
  writeFileSync(path.join(folder, 'nginx', name), `${text}${added}\n`);
}

function createCertificate(folder: string): [certificate: string, key: string] {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const form = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...form, ...subject, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  return [certificate, key];
}
