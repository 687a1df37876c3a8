const cols=['blanco','negro','camel','marino','terracota','oliva','crudo','bordo','petroleo','rosa-viejo','chocolate','celeste','verde-salvia','grafito','lavanda','mostaza','arena']
import { catalogue } from '/work/main/server/pictures/drawing/catalogue.ts'
const [,, names, view='1', per='1', seed0='1'] = process.argv
const list = names==='all'?Object.keys(catalogue):names.split(',')
let i=Number(seed0)*3; const out=[]
for (const n of list) for (let k=0;k<Number(per);k++){ const s=catalogue[n]; const m=s.materials[k%s.materials.length]; let c=cols[i++%cols.length]; if(m==='denim') c=['indigo','celeste','negro','marino'][k%4]; if(m==='metal') c=k%2?'plata':'dorado'; out.push({silhouette:n,colour:c,material:m,pattern:k<2?'plain':s.patterns[k%s.patterns.length],view:Number(view),seed:Number(seed0)+k}) }
console.log(JSON.stringify(out))
