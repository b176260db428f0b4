import { toolDefinitions } from '@marginalia/engine/vite';
import { skillDeclarations } from '@marginalia/on-device/declarations';
import { createServer, type ViteDevServer } from 'vite';

/** Vite's module runner for the files of a folder. A definition is compiled by Vite, so what runs tools runs in it. */
export function moduleRunner(root: string): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [toolDefinitions({ skills: skillDeclarations })],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
}
