import sharp from 'sharp'
import { drawPicture } from '../server/pictures/drawing/draw.ts'
sharp.concurrency(1); sharp.cache(false)
const svg = drawPicture({silhouette:'t-shirt',colour:'blanco',material:'cotton',pattern:'plain',view:1})
async function t(label: string, s: string, w=360){ const ms=[]; for(let i=0;i<5;i++){const a=process.cpuUsage(); await sharp(Buffer.from(s),{density:72*w/900}).resize(w).raw().toBuffer(); const u=process.cpuUsage(a); ms.push((u.user+u.system)/1000)} console.log(label, Math.min(...ms).toFixed(1), s.length) }
await t('full', svg)
await t('no folds', svg.replace(/<ellipse[^>]*>/g,''))
await t('no cast', svg.replace(/<g fill="#[0-9a-f]+" stroke="#[0-9a-f]+" stroke-linejoin="round">.*?<\/g><\/g>/s,''))
await t('no rim', svg.replace(/<g fill="#[0-9a-f]+" fill-rule="evenodd".*?<\/g>/gs,''))
await t('no volume', svg.replace(/<path [^>]*url\(#[a-z0-9]*v\d+\)[^>]*>/gs,''))
await t('no texture', svg.replace(/<path [^>]*url\(#[a-z0-9]*t\d+\)[^>]*>/gs,''))
await t('no wall', svg.replace(/<rect [^>]*wall[^>]*>/gs,''))
await t('no dash', svg.replace(/<path [^>]*dasharray[^>]*>/gs,''))
