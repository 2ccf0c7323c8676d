import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** The configuration as it is shipped. */
export const shippedConfiguration = path.join(root, 'nginx.conf');

/** What an installation fills into nginx/installation.conf and nginx/listen.conf. */
export interface EdgeInstallation {
  readonly folder: string;
  readonly releases: string;
  readonly gatewayPorts: readonly [number, number];
  readonly plainPort: number;
  readonly tlsPort: number;
}

/**
 * Writes an installation's folder as README.md describes it: nginx.conf as it is, the two small files with the values of
 * the installation in the places of the shipped ones.
 */
export function writeEdge(installation: EdgeInstallation): void {
  const { folder, releases, gatewayPorts, plainPort, tlsPort } = installation;
  mkdirSync(path.join(folder, 'nginx'), { recursive: true });
  copyFileSync(shippedConfiguration, path.join(folder, 'nginx.conf'));
  const [certificate, key] = makeCertificate(folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temporary-${name};`,
  );
  write(folder, 'installation.conf', [...temporary].join('\n'), {
    '127.0.0.1:8001': `127.0.0.1:${gatewayPorts[0]}`,
    '127.0.0.1:8002': `127.0.0.1:${gatewayPorts[1]}`,
    '/srv/fakos/data/releases': releases,
    '/var/log/nginx/fakos.log': path.join(folder, 'access.log'),
    '/var/log/nginx/error.log': path.join(folder, 'error.log'),
  });
  write(folder, 'listen.conf', '', {
    '\nlisten 80 default_server;': `\nlisten 127.0.0.1:${plainPort} default_server;`,
    '# listen 443 ssl http2 default_server;': `listen 127.0.0.1:${tlsPort} ssl http2 default_server;`,
    '# ssl_certificate     /etc/letsencrypt/live/shop.example/fullchain.pem;': `ssl_certificate ${certificate};`,
    '# ssl_certificate_key /etc/letsencrypt/live/shop.example/privkey.pem;': `ssl_certificate_key ${key};`,
  });
}

/** How to run nginx on a folder that {@link writeEdge} wrote. */
export function edgeOptions(folder: string): string[] {
  return ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', `daemon off; pid ${folder}/nginx.pid;`];
}

function write(folder: string, name: string, added: string, values: Readonly<Record<string, string>>): void {
  let text = readFileSync(path.join(root, 'nginx', name), 'utf8');
  for (const [shipped, own] of Object.entries(values)) {
    if (text.split(shipped).length !== 2) throw new Error(`nginx/${name} does not say "${shipped}" once.`);
    text = text.replace(shipped, own);
  }
  writeFileSync(path.join(folder, 'nginx', name), `${text}${added}\n`);
}

function makeCertificate(folder: string): [certificate: string, key: string] {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const form = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...form, ...subject, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  return [certificate, key];
}
