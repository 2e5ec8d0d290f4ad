// Prints the same numbers as src/main.rs, for the wasm file that is named on the command line.
import { readFileSync } from 'node:fs';

const [, , file, kinds] = process.argv;
const module = new WebAssembly.Module(readFileSync(file));
// Stands for the functions that wasm-bindgen would provide. The rules never call them.
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => 0;
const { play } = new WebAssembly.Instance(module, imports).exports;

const TIME = 1000;
for (let which = 0; which < Number(kinds); which += 1) {
  const start = performance.now();
  let games = 0, actions = 0;
  while (performance.now() - start < TIME) actions += play(which, games++);
  const seconds = (performance.now() - start) / 1000;
  console.log(games / seconds, actions / seconds);
}
